import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'
import { Dialog } from './dialog.tsx'
import { Menu, menuItemClass } from './menu.tsx'
import { opensModal } from './opens-modal.ts'
import { Sheet } from './sheet.tsx'

test('a dialog is named by its title and closes without scripts', () => {
  const html = renderToStaticMarkup(
    <Dialog title="Batalkan pesanan?" closeLabel="Tutup" open>
      Kursi dilepas.
    </Dialog>,
  )
  const id = html.match(/aria-labelledby="([^"]+)"/)?.[1]
  expect(html).toContain(`<h2 id="${id}"`)
  expect(html).toContain('<dialog open=""')
  expect(html).toMatch(/<form method="dialog"><button[^>]*type="submit"/)
})

test('the buttons of a dialog stand below what scrolls, which keys can reach', () => {
  const html = renderToStaticMarkup(
    <Dialog title="Data sudah benar?" closeLabel="Tutup" open footer={<button type="button">Lanjutkan</button>}>
      <p>Dua jamaah.</p>
    </Dialog>,
  )
  expect(html).toMatch(
    /<div role="group" tabindex="0"[^>]*class="modal-body[^>]*><p>Dua jamaah\.<\/p><\/div><footer[^>]*><button type="button">Lanjutkan<\/button><\/footer>/,
  )
})

test('a closed sheet is not in view, and a button can open it by its id', () => {
  const html = renderToStaticMarkup(
    <>
      <button type="button" {...opensModal('filters')} />
      <Sheet id="filters" title="Saring" closeLabel="Tutup">
        Isi
      </Sheet>
    </>,
  )
  expect(html).not.toContain('open=""')
  expect(html).toContain('command="show-modal" commandfor="filters"')
  expect(html).toContain('<dialog id="filters"')
})

test('a menu is a disclosure that opens without scripts', () => {
  const html = renderToStaticMarkup(
    <Menu trigger="Akun" label="Akun saya">
      <a href="/bookings" className={menuItemClass()}>
        Pesanan
      </a>
    </Menu>,
  )
  expect(html).toMatch(/^<details[^>]*><summary aria-label="Akun saya"/)
})

test('in a named accordion only one answer is open at a time', () => {
  const items = [
    { id: 'visa', title: 'Visa?', content: '7 hari.', isOpen: true },
    { id: 'batal', title: 'Batal?', content: '45 hari.' },
  ]
  const html = renderToStaticMarkup(<Accordion name="faq" items={items} />)
  expect(html.match(/name="faq"/g)).toHaveLength(2)
  expect(html.match(/open=""/g)).toHaveLength(1)
})
