import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { Failure } from './failure.ts'

type Submission = {
  isBusy: boolean
  /** How often the form was sent; a key that empties what may not stand twice. */
  tries: number
  /** How often that went well; a key that empties the whole form. */
  round: number
}

/** How far the form of this name is. */
export function useSubmission(intent: string, failure: Failure | undefined): Submission {
  const isBusy = useNavigation().formData?.get('intent') === intent
  const [seen, setSeen] = useState({ isBusy, tries: 0, round: 0 })
  if (seen.isBusy !== isBusy) {
    const isOver = seen.isBusy
    setSeen({
      isBusy,
      tries: isOver ? seen.tries + 1 : seen.tries,
      round: isOver && !failure ? seen.round + 1 : seen.round,
    })
  }
  return { ...seen, isBusy }
}
