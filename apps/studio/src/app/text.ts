/** Words of the frame around the views. Another language is another object of this shape. */
export const text = {
  product: 'Palimpsest',
  studio: 'Studio',
  skip: 'Skip to the content',
  menu: 'Main menu',
  views: {
    overview: 'Overview',
    blogs: 'Blog',
    assignments: 'Assignments',
    messages: 'Messages',
    research: 'Research',
    audit: 'Audit',
    rules: 'Rules',
  },
  theme: 'Colours',
  themes: { system: 'Device colours', light: 'Light colours', dark: 'Dark colours' },
  away: {
    title: 'The server does not answer at the moment.',
    detail: 'What you wrote stays here, and the page goes on by itself once the server is back.',
  },
  notFound: {
    title: 'There is nothing here',
    detail: 'The address leads nowhere. It may be an old link, or a letter is missing.',
    back: 'To the overview',
  },
  failed: {
    title: 'This view could not be shown',
    detail: 'Nothing was lost. Try again; if it happens again, the log of the server tells more.',
    again: 'Try again',
  },
  key: {
    title: 'This server asks for a key',
    detail: 'Paste an API key. It is kept in this tab only and forgotten when you close it.',
    label: 'API key',
    enter: 'Enter',
    leave: 'Forget the key',
    wrong: 'The server does not accept this key.',
  },
} as const;
