import type { Attention } from '@palimpsest/sdk';

/** Words of the overview. Another language is another object of this shape. */
export const text = {
  title: 'Overview',
  lead: 'What ran, and what waits for a person.',
  begin: {
    '/blogs/new': 'New post',
    '/messages/new': 'New message',
    '/research/new': 'New question',
    '/assignments/new': 'New assignment',
  },
  needs: {
    title: 'Needs a person',
    none: 'Nothing waits for you.',
    all: 'Show all that need a person',
    kinds: {
      operator_flag: 'Somebody may be in danger: read it and act',
      failed: 'It did not work: see why, then try again',
      needs_author_input: 'The author must add facts before a rewrite can help',
      waiting_for_scores: 'Waits for scores from elsewhere',
      escalated: 'The answer is there, but a person should check it',
    } satisfies Record<Attention, string>,
  },
  runs: {
    title: 'What ran',
    list: 'Runs, newest first',
    count: (shown: number, more: boolean) =>
      more ? `The newest ${shown} runs` : shown === 1 ? '1 run' : `${shown} runs`,
    none: 'No run fits these filters.',
    clear: 'Show everything again',
    record: 'Its record',
    recordOf: (name: string) => `Its record: ${name}`,
    needsPerson: 'Needs a person',
  },
  filters: {
    label: 'Filters',
    search: 'Search',
    searchHelp: 'Part of a title, a question, a document’s name or an id',
    kind: 'Kind',
    allKinds: 'All kinds',
    state: 'How it stands',
    allStates: 'All',
    states: {
      open: 'Under way',
      completed: 'Done',
      stopped: 'Stopped',
      failed: 'Broken off',
    },
    attention: 'Only what needs a person',
  },
  empty: {
    title: 'Nothing has run yet',
    detail: 'Begin with one of these. Everything that happens is kept on record and shown here.',
    actions: [
      {
        to: '/blogs/new',
        title: 'Drop a Markdown file',
        detail: 'See how well a post answers its question and whether it sounds like a machine.',
      },
      {
        to: '/messages/new',
        title: 'Paste a message',
        detail: 'Say something difficult to a flatmate, and have it put kindly.',
      },
      {
        to: '/research/new',
        title: 'Ask a question',
        detail: 'Get a report in which each sentence leads to its source.',
      },
      {
        to: '/assignments/new',
        title: 'Open an assignment',
        detail: 'Rework its problems from the feedback you choose.',
      },
    ],
  },
} as const;
