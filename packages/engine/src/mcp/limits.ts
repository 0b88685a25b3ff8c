/** The longest post: that of a long book's chapter. Larger ones are for the command, which has a process to itself. */
export const LONGEST_POST = 500_000;

/** Bytes of one message of the protocol; JSON may write a character in six. A larger one ends the conversation. */
export const LONGEST_MESSAGE_BYTES = 8 * 1024 * 1024;

/** Calls that are worked on at once; further ones wait for their turn. */
export const MOST_CALLS_AT_ONCE = 8;

export const MOST_RUNS_LISTED = 200;
