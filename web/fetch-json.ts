/** What an address of our own answers, or nothing when there is no answer to be had. */
export async function fetchJson<T>(address: string, options: RequestInit = {}): Promise<T | undefined> {
  try {
    const reply = await fetch(address, { ...options, headers: { accept: 'application/json' } })
    return reply.ok ? await reply.json() : undefined
  } catch {
    return undefined
  }
}
