import type { Failure } from '../../../components/form/failure.ts'
import type { Newer } from '../../../components/form/use-draft.ts'
import type { Labels } from '../words.ts'

type Posted = { intent: string; values: Record<string, string> }
/** What the form was answered with, whether beside the page or by it. */
export type Answer = (Posted & { ok: true }) | (Failure & { ok: false; newer?: Newer }) | null | undefined

/** What the sections of the form know of it. */
export type FormView = {
  say: Labels
  /** What a field holds to begin with: what was typed last, else what the order knows. */
  value(name: string): string
  error(name: string): string | undefined
}

export const orderFormId = 'order'
