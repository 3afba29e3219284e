import type { Scope } from '#core/staff.ts'

/** A real thing of the desk: a request about it that succeeds, and each scope from which it can be reached. */
export type ScopedThing = {
  url: string
  body?: object
  scopes: readonly Scope[]
  /** The query by which a list has everything in it, where it needs one. */
  whole?: `?${string}`
  /** What names it in a list that has no id, code or address of mail in it: there for the platform, and for nobody elsewhere. */
  shows?: RegExp
  /** What the right role of another scope is answered where it is not 404: the field that names the thing is refused. */
  elsewhere?: 422
  /** The same for everybody who may ask, such as a list of airlines: nothing of it is anybody's. */
  is_shared?: true
  /** Of whoever asks, wherever they work: what is another's is not at this address. */
  is_own?: true
  /** Where the thing is the caller's own: the request by which who has this token reaches theirs. */
  own?: (token: string) => Promise<{ url: string; body?: object }>
}
