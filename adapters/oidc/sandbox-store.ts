import type { StoredPayload } from 'oidc-provider'
import { secondMs } from '#core/time.ts'

/** A Map that forgets its oldest entry past the bound: a sandbox must not grow with its visitors. */
export function boundedMap<V>(bound: number): Pick<Map<string, V>, 'get' | 'has' | 'set' | 'delete' | 'entries'> {
  const entries = new Map<string, V>()
  return {
    get: (key) => entries.get(key),
    has: (key) => entries.has(key),
    delete: (key) => entries.delete(key),
    entries: () => entries.entries(),
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      const oldest = entries.keys().next().value
      if (entries.size > bound && oldest !== undefined) entries.delete(oldest)
      return entries
    },
  }
}

/** The storage oidc-provider asks for, in memory: one bounded map for all its models. */
export function sandboxStore(bound = 2000): (model: string) => object {
  const entries = boundedMap<StoredPayload>(bound)
  const find = (model: string, test: (payload: StoredPayload) => boolean) =>
    [...entries.entries()].find(([key, payload]) => key.startsWith(`${model}:`) && test(payload))?.[1]
  return (model) => ({
    upsert: async (id: string, payload: StoredPayload) => void entries.set(`${model}:${id}`, payload),
    find: async (id: string) => entries.get(`${model}:${id}`),
    findByUid: async (uid: string) => find(model, (payload) => payload.uid === uid),
    findByUserCode: async (code: string) => find(model, (payload) => payload.userCode === code),
    destroy: async (id: string) => void entries.delete(`${model}:${id}`),
    async consume(id: string) {
      const payload = entries.get(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / secondMs)
    },
    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of [...entries.entries()]) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
