const TABLE = `
do not > don't
does not > doesn't
did not > didn't
is not > isn't
are not > aren't
was not > wasn't
were not > weren't
has not > hasn't
have not > haven't
had not > hadn't
cannot > can't
can not > can't
could not > couldn't
should not > shouldn't
would not > wouldn't
will not > won't
it is > it's
that is > that's
there is > there's
what is > what's
we are > we're
you are > you're
they are > they're
i am > I'm
we have > we've
you have > you've
they have > they've
i have > I've
we will > we'll
you will > you'll
they will > they'll
it will > it'll
i will > I'll
let us > let's
`;

/** Full forms and their contractions. */
export const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [full = '', short = ''] = line.split(' > ');
      return [full, short] as const;
    }),
);
