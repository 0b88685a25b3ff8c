/** How sentences begin that only say what the post is going to do or has done. */
export const ANNOUNCING =
  /^(?:so,? |now,? |well,? |and |but )?(?:in (?:this|today's) (?:\w+ ){0,2}(?:post|article|guide|piece|blog|section|tutorial|series),? (?:we|i|you)\b|without further ado|(?:let's|let us) (?:\w+ )?(?:dive|delve|explore|take a|look|get started|begin|jump|walk through|see|unpack|break)|read on|keep reading|stay tuned|thank(?:s| you) (?:so much )?for reading|hope you|i hope (?:this|you)|that's (?:it|all)\b|before we (?:dive|begin|start|get)|by the end of this|we(?:'ll| will|'re going to| are going to) (?:\w+ )?(?:cover|explore|look at|discuss|walk|dive|delve|explain|lay out|share|examine)|(?:what follows|this (?:post|article|guide|piece|blog post|section)) (?:\w+ )?(?:explains|covers|explores|looks|describes|discusses|walks|shows|will)|(?:here is|here's) (?:what|how) (?:we|you)|welcome (?:to|back))/;

/** How openings and closings begin that a fix may ask to cut: they may carry something, and mostly repeat. */
export const FRAMING =
  /^(?:in (?:conclusion|summary|closing|short|today's)|to (?:sum up|summari[sz]e|conclude|wrap up|recap)|it(?:'s| is) (?:important|worth) (?:to )?not(?:e|ing)|at the end of the day|all in all|overall,|ultimately,|have you ever|here(?:'s| is| are)|imagine|as (?:we|you) (?:can|will|have|'ve)|whether you|when it comes to|now that)/;
