import { phraseList } from '../phrases.ts';

/** Sentences with these words tell what the post will do; they are not its answer. */
export const ANNOUNCING = phraseList(`
in this post
in this blog post
in this article
in this series
in the next post
in a future post
in our next post
this post will
this post covers
this post describes
this post discusses
this article will
this blog post
we'll explore
we will explore
we'll discuss
we will discuss
we'll look at
we will look at
we'll cover
we will cover
we'll share
we will share
we'll walk
we will walk
we'll lay out
we will lay out
i'll explain
i will explain
i'll describe
i will describe
i'll share
i will share
i'll walk
read on
stay tuned
keep reading
you can also see
you can read more
you can learn more
you can find out more
read more about
learn more about
to learn more
to read more
to find out more
`);
