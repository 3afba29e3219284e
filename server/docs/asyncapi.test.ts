import { expect, test } from 'vitest'
import { socketEvents, socketNotices } from '../sockets/serve-events.ts'
import { asyncapi } from './asyncapi.ts'
import { docsPage } from './page.ts'

const spoken = { events: socketEvents().map(({ event }) => event), notices: socketNotices() }
const declared = [...spoken.events, ...spoken.notices.map(({ notice }) => notice)].map(({ name }) => name)

test('every event and every notice stands in the document of programs, in whatever order they came', () => {
  const document = asyncapi(spoken)
  const names = Object.values(document.components.messages).map(({ name }) => name)
  expect(declared.filter((name) => !names.includes(name))).toEqual([])
  expect(Object.keys(document.operations)).toHaveLength(declared.length)
  const turned = { events: spoken.events.toReversed(), notices: spoken.notices.toReversed() }
  expect(JSON.stringify(asyncapi(turned))).toBe(JSON.stringify(document))
})

test('who reads the page of the contract finds them beside the calls, with their limits', () => {
  const page = docsPage({ calls: [], spoken }, 'nonce')
  expect(declared.filter((name) => !page.includes(`<code>${name}</code>`))).toEqual([])
  expect(page).toContain('At most 120 times in 60 seconds.')
})
