import type { Labels } from '../words.ts'

/** What the parts of the form know of it. */
export type FormView = {
  say: Labels
  /** What a field holds to begin with: what was typed last, else what is known. */
  value(name: string): string
  error(name: string): string | undefined
}
