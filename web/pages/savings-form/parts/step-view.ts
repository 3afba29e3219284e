import type { Failure } from '../../../components/form/failure.ts'
import type { Newer } from '../../../components/form/use-draft.ts'
import type { Filling } from '../load.server.ts'
import type { Labels } from '../words.ts'

export type StepAnswer = (Failure & { newer?: Newer }) | undefined
export type StepProps = { form: Filling; say: Labels; answer: StepAnswer }

/** What the fields of a step know of it. */
export type StepView = {
  value(name: string): string
  error(name: string): string | undefined
}
