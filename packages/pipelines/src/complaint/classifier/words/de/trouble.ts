/** Saying that something troubles the sender, with no ask. */
export const TROUBLE = `
3: stört|störte|störend|belastet|nervt|stresst|ärgert|verletzt|frustriert|beunruhigt|enttäuscht|bedrückt|traurig|müde|erschöpft|besorgt mich|uns|mir?
mache mir sorgen, sorge|sorgen, problem|probleme, ich finde|finds|find, mir ist aufgefallen, aufgefallen
ich fühle|fühl mich, fühle mich, es ist|fällt mir|anstrengend|schwierig|schwer|unangenehm|unfair|schade|blöd|doof
unfair|ungerecht|schade|anstrengend|schwierig|mühsam|ermüdend, schon wieder, in letzter zeit
kann nicht _ schlafen|lernen|arbeiten, ich bin|werde immer|jedes der|die|diejenige|derjenige
ich habe|hab das gefühl, kaum schlafen, leider, immer noch, unwohl|unangenehm, macht mir sorgen
`;
