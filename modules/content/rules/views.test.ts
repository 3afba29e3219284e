import { expect, test } from 'vitest'
import { readingMinutes, wordCount } from './reading.ts'
import { isReader } from './views.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

test('browsers read; crawlers, previews and scripts do not', () => {
  expect([phone, iphone].map(isReader)).toEqual([true, true])
  for (const agent of [
    '',
    'x',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'WhatsApp/2.23.20.0 A',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'TelegramBot (like TwitterBot)',
    'curl/8.5.0 libcurl',
    'python-requests/2.32.3',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0 Safari/537.36',
  ])
    expect([agent, isReader(agent)]).toEqual([agent, false])
})

test('reading time follows the words, and is never nothing', () => {
  expect(wordCount('Satu, dua — tiga 4')).toBe(4)
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('kata '.repeat(500))).toBe(3)
})
