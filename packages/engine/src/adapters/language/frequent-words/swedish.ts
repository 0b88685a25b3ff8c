import { wordList } from '@palimpsest/kernel/text';

/** Frequent Swedish words, first of all those that its neighbours write differently or do not have. */
export const SWEDISH = wordList(`
och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan när man hade
under eller efter nu ska skulle över vid också hon mot ut bara där alla andra mycket blir bli blev här sin sina sitt
du dig mig din ditt dina min mitt mina er ert era vår vårt våra ni oss hur vad vem varför vilken vilket vilka detta
denna dessa någon något några ingen inget inga mer än ännu inom utan genom mellan sedan innan redan alltid aldrig
finns gör göra får få går gå ju väl kanske snälla tack varje två ej svar behov upp söndag måste vill lite dag
`);
