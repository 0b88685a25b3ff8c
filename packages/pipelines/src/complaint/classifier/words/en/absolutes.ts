/** Words that leave nobody a way out; piled up they are blame. */
export const ABSOLUTES = `
1: never, always|allways|alway, every single, constantly|contantly, all the time, every time, everytime
each and every, not once, nobody|no one|noone, 24 7, day and night, again and again, over and over
endless|endlessly, non stop|nonstop|nonstop
0: never mind|nevermind, as always, always nice|good|been|happy|welcome|great, forever grateful, have you ever
whatever, nothing personal|against|major|serious|special, nothing to do, everything ok|okay|alright|else|is|fine
if you ever, hardly ever, almost always|never, not always, nobody is|minds, everything you, i always|never|am|have
im always, ever since, if everything, everything works|else, the whole thing|idea, ill always, no one is perfect
everyone, always be
`;
