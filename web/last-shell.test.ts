import { afterEach, expect, test, vi } from 'vitest'
import { lastShell } from './last-shell.ts'

afterEach(() => void vi.unstubAllGlobals())

const shell = { language: 'id' as const }

test('a browser keeps the shell for pages in its language', () => {
  vi.stubGlobal('document', {})
  const remember = lastShell<typeof shell>()
  expect(remember(undefined, 'id')).toBeUndefined()
  expect(remember(shell, 'id')).toBe(shell)
  expect(remember(undefined, 'id')).toBe(shell)
  expect(remember(undefined, 'en')).toBeUndefined()
})

test('a server gives nobody the shell of another', () => {
  const remember = lastShell<typeof shell>()
  expect(remember(shell, 'id')).toBe(shell)
  expect(remember(undefined, 'id')).toBeUndefined()
})
