import type { TestApp } from './test-app.ts'

/** The lines of a file that the desk gives, its head first. */
export async function csvOf({ app }: TestApp, url: string, token: string): Promise<string[]> {
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const { statusCode, payload } = await app.inject({ method: 'GET', url, headers })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return payload.trimEnd().split('\r\n')
}
