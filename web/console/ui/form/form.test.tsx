import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Failure } from '../../../components/form/failure.ts'
import { ConfirmByName } from './confirm-by-name.tsx'
import { ConsoleForm } from './console-form.tsx'
import { BilingualField, CheckboxField, DayField, SelectField, TextField } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { MoneyField } from './money-field.tsx'
import { UploadField } from './upload-field.tsx'

/** Within the console, whose root has loaded what it shows in. */
function drawn(element: React.ReactNode): string {
  const routes = [{ id: 'root', path: '/', loader: () => null, element }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { language: 'id' } } } })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const labels = { name: 'Nama paket', price: 'Harga' }
const failure: Failure = {
  intent: 'save',
  code: 'F-REQ-2v2',
  message: 'Periksa kembali isian Anda',
  errors: { name: ['Field tidak boleh kosong'], price: ['Isian tidak valid'] },
  values: { id: '7', name: '', price: '12x', day: '2027-01-02', open: 'true', 'title.en': 'Typed' },
}

const form = (sent: Failure | undefined, id = '7') =>
  drawn(
    <ConsoleForm
      intent="save"
      formKey="k1"
      failure={sent}
      labels={labels}
      submit={{ label: 'Simpan' }}
      hidden={{ id }}
      warnsUnsaved
    >
      <TextField name="name" label="Nama paket" value="Lama" required />
      <MoneyField name="price" label="Harga" value="1250000" />
      <DayField name="day" label="Tanggal" />
      <SelectField name="room" label="Kamar" options={[{ value: 'quad', label: 'Quad' }]} />
      <CheckboxField name="open" label="Dibuka" />
      <BilingualField name="title" label="Judul" value={{ id: 'Judul', en: 'Title' }} />
      <UploadField name="photo" label="Foto" />
    </ConsoleForm>,
  )

test('a form holds what is stored, its key and which form it is', () => {
  const html = form(undefined)
  for (const part of ['value="Lama"', 'name="key" value="k1"', 'name="intent" value="save"', 'Rp. 1.250.000'])
    expect(html).toContain(part)
  expect(html).toMatch(/name="title\.id"[^>]*value="Judul"|value="Judul"[^>]*name="title\.id"/)
  expect(html).not.toContain('aria-invalid=')
})

test('a form that was refused holds what was typed, names each mistake at its field and leads to it from above', () => {
  const html = form(failure)
  expect(html).toContain('href="#field-name"')
  expect(html).toContain('id="field-name-error"')
  for (const typed of ['value="12x"', 'value="2027-01-02"', 'value="Typed"', 'checked=""'])
    expect(html).toContain(typed)
  expect(html).not.toContain('value="Lama"')
})

test('the mistakes of one thing of a list are not said at another', () => {
  expect(form(failure, '8')).not.toContain('aria-invalid=')
})

test('a list has its rows, and empty ones for who has no scripts; what was typed into it comes back', () => {
  const list = (sent?: Failure) =>
    drawn(
      <ConsoleForm intent="save" formKey="k" failure={sent} labels={{}} submit={{ label: 'Simpan' }}>
        <ListEditor
          name="flights"
          label="Penerbangan"
          count={1}
          row={(prefix) => <TextField name={`${prefix}.code`} label="Kode" />}
        />
      </ConsoleForm>,
    )
  expect(list().match(/name="flights\.\d+\.code"/g)).toEqual([0, 1, 2].map((n) => `name="flights.${n}.code"`))
  const typed = { ...failure, values: { 'flights.0.code': 'GA 980', 'flights.1.code': 'SV 817' } }
  expect(list(typed)).toContain('value="SV 817"')
})

test('a step that destroys says what will be gone and asks for its name', () => {
  const html = drawn(
    <ConfirmByName
      intent="delete"
      formKey="k"
      failure={{
        ...failure,
        intent: 'delete',
        values: { confirm_name: 'Safar' },
        errors: { confirm_name: ['Nama tidak sama'] },
      }}
      name="Safar Tour"
      title="Hapus travel"
      text="Semua paketnya tidak dijual lagi."
      submit="Hapus"
    />,
  )
  expect(html).toContain('Ketik “Safar Tour” untuk melanjutkan')
  expect(html).toContain('value="Safar"')
  // Without scripts it can be pressed: the call checks the name.
  expect(html).toMatch(/<button type="submit"[^>]*button-danger/)
})
