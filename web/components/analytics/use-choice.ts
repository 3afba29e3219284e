import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type AnalyticsChoice, analyticsChoice } from '#core/analytics.ts'

/** What was chosen, read anew with every page: choosing is a form, and leads back to where it was sent from. */
export function useAnalyticsChoice(): AnalyticsChoice {
  useLocation()
  const [choice, setChoice] = useState<AnalyticsChoice>('ask')
  useEffect(() => {
    const now = analyticsChoice(document.cookie)
    document.documentElement.dataset.analytics = now
    setChoice(now)
  })
  return choice
}
