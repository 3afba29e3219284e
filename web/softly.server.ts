import { data } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { type Context, pageOf } from './api.server.ts'

/** A part that fails leaves the page without it, and the failure is written down: the rest can still sell. */
export async function softly<T>(context: Context, loading: Promise<T>, fallback: NoInfer<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (!isCallFailure(error) || error.status < 500) throw error
    pageOf(context).report(error)
    return fallback
  }
}

/** The answer, or nothing where the API refuses: with one of `statuses`, or at all where none are named. */
export async function unlessRefused<T>(
  asking: Promise<{ data: T }>,
  statuses?: readonly number[],
): Promise<T | undefined> {
  try {
    return (await asking).data
  } catch (error) {
    const isExpected = isCallFailure(error) && error.status < 500 && (statuses?.includes(error.status) ?? true)
    if (!isExpected) throw error
    return undefined
  }
}

/** What a page is not worth losing for: refused or failed, it is left out. */
export const optional = <T>(context: Context, asking: Promise<{ data: T }>): Promise<T | undefined> =>
  softly(context, unlessRefused(asking), undefined)

/** The answer; a page that is not there where the API knows no such thing, or none could have that name. */
export async function dataOrNotFound<T>(loading: Promise<{ data: T }>): Promise<T> {
  const answer = await unlessRefused(loading, [404, 422])
  if (answer === undefined) throw data(null, { status: 404 })
  return answer
}
