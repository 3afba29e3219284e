import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { Failure } from './failure.ts'

/** Whether this form is under way; `round` counts its successes, as a key that empties what was typed. */
export function useSubmission(intent: string, failure: Failure | undefined): { isBusy: boolean; round: number } {
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get('intent') === intent
  const [seen, setSeen] = useState({ isBusy, round: 0 })
  if (seen.isBusy !== isBusy) {
    const isDone = seen.isBusy && !failure
    setSeen({ isBusy, round: isDone ? seen.round + 1 : seen.round })
  }
  return { isBusy, round: seen.round }
}
