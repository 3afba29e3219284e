import { callKey } from '#core/call.ts'
import { deleteComment } from '#modules/content/contract.ts'
import type { TestHouse } from './house.ts'
import { anyComment, anyPost, anyReader } from './posts.ts'

/** A real thing of a real member: the token of its owner, and a request that succeeds with it. */
export type OwnedThing = { token: string; url: string; body?: object }

/** Every call for `owner`, by method and path: the access test sees the owner succeed and a stranger find nothing. */
export const owned: Readonly<Record<string, (home: TestHouse) => Promise<OwnedThing>>> = {
  [callKey(deleteComment)]: async (home) => {
    const { slug } = await anyPost(home)
    const { token } = await anyReader(home)
    const { id } = await anyComment(home, slug, { token })
    return { token, url: `/api/v3/hasanah/${slug}/comments/${id}` }
  },
}
