/** A page of ours that a message links to. */
export type LinkedThing = { kind: 'package' | 'item'; slug: string } | { kind: 'order'; id: string }
