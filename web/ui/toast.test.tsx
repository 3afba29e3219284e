import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LivingToast, Toast } from './toast.tsx'
import { toastAge, toastPhase, toastSchedule, untilNextPhase } from './toast-life.ts'

test('a toast slides in after 100 ms and out 400 ms after its time', () => {
  expect(toastSchedule()).toEqual({ inAt: 100, outAt: 3400, goneAt: 3700 })
  expect(toastSchedule(6000)).toEqual({ inAt: 100, outAt: 6400, goneAt: 6700 })
})

test('a toast passes through its phases in order', () => {
  expect([0, 100, 3399, 3400, 3700].map((age) => toastPhase(age))).toEqual(['waiting', 'in', 'in', 'out', 'gone'])
})

test('a toast knows how long until it changes, and that nothing follows the end', () => {
  expect(untilNextPhase(0)).toBe(100)
  expect(untilNextPhase(1000)).toBe(2400)
  expect(untilNextPhase(3700)).toBeNull()
})

test('a device that was busy all the while still shows a toast for its whole time', () => {
  const ageAfterPause = toastAge(0, 60_000)
  expect([toastPhase(ageAfterPause), untilNextPhase(ageAfterPause)]).toEqual(['in', 3300])
  expect(toastPhase(toastAge(ageAfterPause, 60_000))).toBe('out')
  expect(toastAge(500, 100)).toBe(600)
})

test('a failure interrupts, a success waits its turn', () => {
  expect(renderToStaticMarkup(<Toast tone="error">Gagal</Toast>)).toContain('role="alert"')
  expect(renderToStaticMarkup(<Toast>Tersimpan</Toast>)).toContain('role="status"')
})

test('before scripts a toast simply stands there', () => {
  expect(renderToStaticMarkup(<LivingToast>Tersimpan</LivingToast>)).toContain('noscript:opacity-100')
})
