import { wordList } from '@palimpsest/kernel/text';

/** Frequent English words, first of all those that its neighbours write differently or do not have. */
export const ENGLISH = wordList(`
the and of to in is you that it he was for on are with as his they be at this have from or had by not but
what all were we when your can said there use an each which she do how their if will up other about out many then
them these so some her would make like him into time has look two more go see no way could people my than first been
who its now did get made may part over down only because any don't doesn't didn't can't won't i'm i'll i've it's you're
you've isn't wasn't please really just why does me our us too very after before every again never always anyone someone
dont cant im ive youre u ur pls thx wanna gonna should where here while without until want need stop keep leave left
house kitchen room night morning today tomorrow week still getting being going
`);
