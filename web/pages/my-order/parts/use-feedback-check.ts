import { type FormEvent, useState } from 'react'
import { codes } from '#core/refusal-codes.ts'
import type { Failure } from '../../../components/form/failure.ts'
import { feedbackErrors, type TypedReview } from '../feedback-check.ts'
import type { Order } from '../order.server.ts'

const textIn = (typed: FormData, name: keyof TypedReview): string => {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

/** Holds back a review that lacks something, and says what in our own words; else what the server said of it. */
export function useFeedbackCheck(answer: Failure | undefined, say: Order['say']['feedback']) {
  const [failure, setFailure] = useState<Failure>()
  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const values = { rating: textIn(typed, 'rating'), text: textIn(typed, 'text') }
    const errors = feedbackErrors(values, say)
    if (Object.keys(errors).length === 0) return
    event.preventDefault()
    setFailure({ intent: 'feedback', code: codes.input_invalid, message: say.check, errors, values })
  }
  return { failure: failure ?? answer, check }
}
