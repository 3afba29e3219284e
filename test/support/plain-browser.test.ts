import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { accessibleName, byName, fieldOf } from './accessible.ts'
import { submission } from './form-fields.ts'
import { textOf } from './plain-browser.ts'

const pageOf = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document
const nameOf = (html: string) => {
  const element = pageOf(html).body.firstElementChild
  return element && accessibleName(element)
}

test('an element is called what assistive technology calls it', () => {
  expect(nameOf('<a href="/"><img alt="Rihla"> <span aria-hidden="true">→</span> beranda</a>')).toBe('Rihla beranda')
  expect(nameOf('<button aria-label="Tutup">×</button>')).toBe('Tutup')
  expect(nameOf('<fieldset><legend>Jenis kelamin</legend><input></fieldset>')).toBe('Jenis kelamin')
  expect(nameOf('<section aria-labelledby="h"><h2 id="h">Data pemesan</h2></section>')).toBe('Data pemesan')
})

test('a name that nothing has says which there are', () => {
  const links = [...pageOf('<a href="/a">Umrah</a><a href="/b">Haji</a>').querySelectorAll('a')]
  expect(byName(links, 'Haji', 'link').getAttribute('href')).toBe('/b')
  expect(() => byName(links, 'Wisata', 'link')).toThrow('no link is called Wisata; there are: Umrah | Haji')
})

const form = `
  <form action="/umroh?old=1">
    <input type="hidden" name="type" value="umroh">
    <label for="m">Bulan</label>
    <select id="m" name="month"><option value="">Semua</option><option value="2">Februari</option></select>
    <label><input type="radio" name="room" value="quad" checked> Berempat</label>
    <label><input type="radio" name="room" value="double"> Berdua</label>
    <label><input type="checkbox" name="direct" value="yes"> Langsung</label>
    <input name="off" value="x" disabled>
    <section aria-label="Pemesan"><label>Nama <input name="name" value="Siti"></label></section>
    <section aria-label="Jamaah"><label>Nama <input name="traveller"></label></section>
    <button name="go" value="1">Cari</button>
  </form>
  <input name="also" value="outside" form="other">`

const submitted = async (html: string, filling: Record<string, string | boolean>) => {
  const page = pageOf(html)
  const fields = Object.entries(filling).map(([label, value]) => ({ element: fieldOf(page, label, '/x'), value }))
  const [button] = page.querySelectorAll('button')
  if (!button) throw new Error('no button')
  return submission(button, fields, '/x?y=1')
}

test('a form sends what a browser without scripts sends', async () => {
  expect(await submitted(form, { Bulan: 'Februari', Berdua: true, 'Jamaah › Nama': 'Budi' })).toEqual({
    method: 'GET',
    path: '/umroh?type=umroh&month=2&room=double&name=Siti&traveller=Budi&go=1',
  })
})

test('a form that posts has a body, to the page itself where it names no other', async () => {
  const sent = await submitted('<form method="post"><input name="a" value="ä b"><button>Kirim</button></form>', {})
  expect([sent.method, sent.path, sent.payload?.toString()]).toEqual(['POST', '/x?y=1', 'a=%C3%A4+b'])
  expect(sent.type).toMatch(/^application\/x-www-form-urlencoded/)
})

test('a choice or a field that is not there is an error, not a silent nothing', async () => {
  await expect(submitted(form, { Bulan: 'Maret' })).rejects.toThrow('no choice Maret')
  await expect(submitted(form, { Tahun: '1448' })).rejects.toThrow('no field on /x is called Tahun')
})

test('scripts are no text', () => {
  const [body] = pageOf('<p>Satu  dua</p><script>tiga()</script>').querySelectorAll('body')
  expect(body && textOf(body)).toBe('Satu dua')
})
