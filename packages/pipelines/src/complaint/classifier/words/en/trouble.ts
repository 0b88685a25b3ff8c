/** Saying that something troubles the sender, with no ask. */
export const TROUBLE = `
3: bothers|bothering|bothered me?, worried|worry|worries|worrying|concerned|concern|concerning, frustrat*, upset*
annoy*, stress*, disappoint*, hurt|hurts|hurting, sad|saddens, tired, exhaust*, uneasy, struggl*
it makes|made|is making me, makes me feel, i feel|felt, feels|feel like, i noticed|noticed, ive noticed
problem|problems|issue|issues, hard|difficult for|to, i find it, i think, it seems|seems
cant sleep|focus|concentrate|study|relax|use|work, not fair|ok|nice|right|great|ideal|respectful, unfair|unfairly
im the one, im always the, i always have|end, i end up, i keep, its been, lately, again, still|keeps|keep
mess|smell, getting|gets out|worse|difficult, uncomfortable|uneasy|awkward|makes me
`;
