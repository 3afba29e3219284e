import { secondMs } from '#core/time.ts'
import { fetchJson, type JsonAnswer } from '../fetch-json.ts'

type Failure = { ok: false; why: 'refused' | 'unreachable'; detail: string }
export type Loaded<T> = { ok: true; value: T } | Failure

const patienceMs = 5 * secondMs

export const refused = (detail: string): Failure => ({ ok: false, why: 'refused', detail })

type Ask = { what: string; url: string; form?: URLSearchParams; timeout_ms?: number }

/** Speaks to a provider: a form is posted, without one it is a read. An answer too long to be theirs is refused. */
export async function loadJson({ what, url, form, timeout_ms = patienceMs }: Ask): Promise<Loaded<JsonAnswer>> {
  const response = await fetchJson({
    what,
    to: 'sign-in providers',
    url,
    timeout_ms,
    method: form ? 'POST' : 'GET',
    ...(form && { body: form }),
  })
  if (response.ok) return { ok: true, value: response.answer }
  const { why, problem, detail } = response
  return problem === 'too_large' ? refused(detail) : { ok: false, why, detail }
}
