import { expect, test } from 'vitest'
import { type Call, callKey } from '#core/call.ts'
import { modules } from '#server/modules.ts'
import { actionText } from './action-words.ts'

const deskOf = (module: (typeof modules)[number]): Call[] =>
  'console' in module ? Object.values<Call>(module.console.contract) : []

test('every call of the desk has words in both languages', () => {
  const calls = modules.flatMap(deskOf).map(callKey)
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter((call) => !actionText(call, 'id') || !actionText(call, 'en'))).toEqual([])
})

test('they say what was done to what', () => {
  const base = '/api/console/v1'
  expect(actionText(`POST ${base}/applications/:id/accept`, 'id')).toBe('Menyetujui pendaftaran mitra')
  expect(actionText(`DELETE ${base}/staff/:id/grants/:grant_id`, 'en')).toBe('Removed staff role')
  expect(actionText(`GET ${base}/bookings/:id/documents/:document_id/file`, 'en')).toBe('Looked at document')
  expect(actionText(`POST ${base}/sign-in/code`, 'id')).toBe('Menyelesaikan proses masuk')
  expect(actionText(`POST ${base}/members/:id/name`, 'en')).toBe('Changed member’s name')
  expect(actionText(`GET ${base}/nowhere`, 'en')).toBeUndefined()
})
