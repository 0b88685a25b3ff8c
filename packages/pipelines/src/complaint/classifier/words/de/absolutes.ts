/** Words that leave nobody a way out; piled up they are blame. */
export const ABSOLUTES = `
1: nie|niemals|nimmer, immer|imma
ständig|staendig|dauernd|andauernd|pausenlos|permanent|ununterbrochen|fortwährend|unentwegt|laufend
jedes mal|jedesmal, jede|jeden|jedes _ nacht|tag|morgen|abend|mal|woche|wochenende, die ganze zeit|nacht
den ganzen tag, kein einziges|einziger, nicht ein|einmal einziges?, tag und nacht, immer und immer, rund um die
ohne ende, in einer tour, am laufenden
0: immer noch|wieder|gut|gerne|gern|so nett|schön|hilfsbereit|mal, wie immer, nicht immer, fast immer|nie, immerhin
nichts für ungut, nichts gegen|schlimmes|zu|persönliches|machen, macht nichts
alles gut|okay|ok|klar|in|liebe|weitere|fein, vor allem, alles in allem, über alles, das alles, alles was
ich immer|nie|kann|habe|hab|muss|mache|alles, ich habe nichts, nie wieder vor*, keiner ist|will|von, niemand ist
alle|alles zusammen|gemeinsam, für alle, besser als nie, nicht alles, nichts gehört|mehr|davon|weiter|sagen
nicht einmal, immer freitags|montags|sonntags|dienstags|donnerstags|samstags|mittwochs
`;
