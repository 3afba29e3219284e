import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChat } from '#test/support/chats.ts'
import { fetched, scan, send } from '#test/support/journeys.ts'
import { anyReader } from '#test/support/notices.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Chat = Awaited<ReturnType<typeof aChat>>
type File = { name: string; bytes: Buffer }
const sendTo = ({ url, token }: Chat, file: File, words: Record<string, string> = {}) =>
  send(home, `${url}/files`, { token, fields: { ...words, file } })
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)
const lastOf = async ({ url, token }: Chat) =>
  (await ask(home, 'GET', `${url}/messages`, { token })).body.data.items.at(-1)

test('a picture arrives, without the path and the ending it came with, and opens for its member alone', async () => {
  const chat = await aChat(home)
  const sent = await sendTo(
    chat,
    { name: '../../Paspor (Siti).exe', bytes: await scan() },
    { message: 'Ini paspor saya' },
  )
  expect([sent.status, sent.body.data.seq]).toEqual([200, 2])
  const message = await lastOf(chat)
  expect(message).toMatchObject({
    message: 'Ini paspor saya',
    file: { name: 'Paspor  Siti.webp', type: 'image/webp', bytes: expect.any(Number) },
  })
  const url = `${chat.url}/files/${message.id}`
  const file = await fetched(home, url, chat.token)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(file.bytes).toHaveLength(message.file.bytes)
  expect((await fetched(home, url, (await anyReader(home)).token)).status).toBe(404)
  const other = await aChat(home)
  expect((await fetched(home, `${other.url}/files/${message.id}`, other.token)).status).toBe(404)
  expect((await fetched(home, url)).status).toBe(401)
})

test('a file that is named after a card is not taken', async () => {
  const chat = await aChat(home)
  const refused = await sendTo(chat, { name: '4111 1111 1111 1111 exp 12-29.pdf', bytes: pdf })
  expect([refused.status, refused.body.code]).toEqual([422, 'F-CHT-2k2'])
})

test('a PDF stays as it is; sent again under its id it is stored once', async () => {
  const chat = await aChat(home)
  const body = { client_id: 'client-file-1' }
  const first = await sendTo(chat, { name: 'jadwal.pdf', bytes: pdf }, body)
  expect(first.status).toBe(200)
  expect((await sendTo(chat, { name: 'jadwal.pdf', bytes: pdf }, body)).body.data).toEqual(first.body.data)
  const message = await lastOf(chat)
  expect(message).toMatchObject({ seq: 2, message: '', file: { name: 'jadwal.pdf', type: 'application/pdf' } })
  expect((await fetched(home, `${chat.url}/files/${message.id}`, chat.token)).bytes).toEqual(pdf)
})

test('a file that lies about what it is, is too large or is empty is refused', async () => {
  const chat = await aChat(home)
  const code = Buffer.from('#!/bin/sh\necho salam')
  expect((await sendTo(chat, { name: 'foto.jpg', bytes: code })).body).toMatchObject({
    code: 'F-DOC-1t1',
    errors: { file: [expect.any(String)] },
  })
  expect((await sendTo(chat, { name: 'a.jpg', bytes: Buffer.alloc(6 * 1024 * 1024) })).status).toBe(413)
  expect((await sendTo(chat, { name: 'a.jpg', bytes: Buffer.alloc(0) })).body.code).toBe('F-CHT-8e8')
  expect((await lastOf(chat)).seq).toBe(1)
})

test('nobody sends a file into another’s conversation', async () => {
  const chat = await aChat(home)
  const { token } = await anyReader(home)
  expect((await sendTo({ ...chat, token }, { name: 'a.jpg', bytes: await scan() })).status).toBe(404)
})
