import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSoon } from './brief-notice.ts'
import { DoneAlert } from './done-alert.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const shown = (isBrief: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DoneAlert title="Percakapan dialihkan." isBrief={isBrief} />
    </MemoryRouter>,
  )

test('a brief notice goes by itself once it could be read, unless it was left before', () => {
  const close = vi.fn()
  closeSoon(close)
  vi.advanceTimersByTime(7_999)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledTimes(1)
  closeSoon(close)()
  vi.advanceTimersByTime(60_000)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a notice is announced and can be closed; a brief one takes no room, but for who has no scripts', () => {
  for (const isBrief of [true, false]) {
    expect(shown(isBrief)).toMatch(/role="status".*Percakapan dialihkan\..*aria-label="Tutup pesan"/)
    expect(shown(isBrief)).not.toContain('sticky fixed')
  }
  expect(shown(true)).toMatch(/class="[^"]*\bfixed\b[^"]*noscript:static/)
  expect(shown(false)).toMatch(/class="[^"]*\bsticky\b/)
})
