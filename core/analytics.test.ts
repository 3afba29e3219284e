import { expect, test } from 'vitest'
import { analyticsChoice, earlyAnalyticsChoice } from './analytics.ts'

const early = (cookie: string) => {
  const document = { cookie, documentElement: { dataset: { analytics: '' } } }
  new Function('document', earlyAnalyticsChoice)(document)
  return document.documentElement.dataset.analytics
}

test.each([
  ['', 'ask'],
  ['lang=id; analytics=yes', 'yes'],
  ['analytics=no; lang=id', 'no'],
  ['analytics=maybe', 'ask'],
  ['analytics=yesno', 'ask'],
  ['other_analytics=yes', 'ask'],
])('of the cookies %j the choice is %s, before the page is drawn and after', (cookies, choice) => {
  expect([analyticsChoice(cookies), early(cookies)]).toEqual([choice, choice])
})
