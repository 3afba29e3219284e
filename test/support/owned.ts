import type { TestHouse } from './house.ts'

/** A real thing of a real member: the token of its owner, and a request that succeeds with it. */
export type OwnedThing = { token: string; url: string; body?: object }

/** Every call for `owner`, by method and path: the access test sees the owner succeed and a stranger find nothing. */
export const owned: Readonly<Record<string, (home: TestHouse) => Promise<OwnedThing>>> = {}
