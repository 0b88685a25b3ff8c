/** Messages that name nothing: one cant tell whats wanted. */
export const VAGUE = `
2: we need|have|should|must to? talk, can we talk|chat, you|u know what|why|how|exactly, ^ you know $
think about it, figure it out, ^ whatever $, ^ fine $, forget it, never mind|nevermind, ^ nice $, ^ great $
^ really $, ^ seriously $, ^ again $, ^ thanks $, ^ ok|okay|k $, ^ sure $, i guess, if you say so
do what|whatever you, your choice|call, up to you, just saying, hm|hmm|hmmm|mhm, ^ wow $, ^ interesting $, not cool
not ok|okay, not funny, this again, same as always|usual, as usual|always, like always, what you did
what happened|happend yesterday|last, ^ yesterday $, the thing, that thing, about that
about last night|yesterday|it|this|the, it happened again, things|something need|needs|has|have to change|give
something is off|wrong, it cant go on, cant go on like this, this has to|needs to|must change|stop, you should know
guess what, good luck, works for you, ^ means $, have a nice life, ^ enjoy $, suit yourself, must be nice
good for you, ^ noted $, cool cool, your problem, i see how it is, you do you
`;
