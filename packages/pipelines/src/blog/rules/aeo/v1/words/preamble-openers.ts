import { phraseList } from '../phrases.ts';

/** Openings that put something in front of the answer. Matched at the start of a sentence. */
export const PREAMBLE_OPENERS = phraseList(`
in this post
in this blog post
in this article
in this blog
in this series
in this piece
in this guide we
in this guide i
in this tutorial we
in the following
in the previous post
in our last post
in our previous post
in my last post
in a previous post
in part one
in part two
this post is
this post will
this post was
this post covers
this post describes
this post discusses
this blog post
this article is
this article will
this article covers
this article discusses
this is the first in
this is the second in
this is the third in
this is part
this is the first of
this is the second of
today we're going to
today we are going to
today we're pleased
today we are pleased
today we're excited
today we are excited
today we're thrilled
today we are thrilled
today we're happy
today we are happy
today we're proud
today we are proud
today we're delighted
today we are delighted
today i want to
today i'd like to
today we want to
we're excited
we are excited
we're thrilled
we are thrilled
we're pleased
we are pleased
we're happy to
we are happy to
we're proud
we are proud
we're delighted
we are delighted
i'm excited
i am excited
i'm thrilled
i am happy to
i'm happy to
i'm pleased
welcome to
welcome back
hello
hi
hey
greetings
happy birthday
happy new year
happy holidays
happy friday
imagine this
imagine you
imagine that
imagine if
editor's note
author's note
note from the editor
disclaimer
have you ever
did you ever
do you ever
are you looking
are you tired
are you struggling
are you ready
ever wondered
ever wonder
if you're like me
if you are like me
if you're reading this
if you are reading this
let's face it
let's be honest
let's talk about
let me
picture this
it's no secret
it is no secret
it goes without saying
needless to say
as you know
as you may know
as you probably know
as you might know
as we all know
as everyone knows
as many of you know
we all know
everyone knows
you've probably heard
you have probably heard
you may have heard
you might have heard
since the dawn of
since the beginning of time
throughout history
once upon a time
in today's world
in today's
in the modern world
in the digital age
in the age of
in an age of
in an era of
in the world of
in recent years
in the last few years
over the past few years
over the last few years
over the past several years
these days
nowadays
now more than ever
before we begin
before we start
before we dive
before i begin
first things first
a little background
a bit of background
a quick note
thank you
thanks for
`);
