export type FileToSend = { name: string; type: string; bytes: Buffer }
/** By label: what is typed, the choice of a list by its value or its words, whether a box is ticked, or a file. */
export type Filling = Record<string, string | boolean | FileToSend>
type Filled = { element: Element; value: string | boolean | FileToSend }

export type Submission = { method: 'GET' | 'POST'; path: string; payload?: Buffer; type?: string }

/** What pressing a button sends, as a browser without scripts would. */
export async function submission(button: Element, filled: readonly Filled[], path: string): Promise<Submission> {
  const form = formOf(button)
  if (!form) throw new Error(`the button on ${path} belongs to no form`)
  for (const { element, value } of filled) fill(element, value)
  const data = new FormData()
  for (const control of controlsOf(form)) addTo(data, control, filled)
  const buttonName = button.getAttribute('name')
  if (buttonName) data.append(buttonName, button.getAttribute('value') ?? '')
  const action = (attributeOf(button, 'formaction') ?? form.getAttribute('action')) || path
  const method = attributeOf(button, 'formmethod') ?? form.getAttribute('method') ?? 'get'
  const fields = new URLSearchParams([...data].map(([key, value]) => [key, String(value)]))
  if (method.toLowerCase() !== 'post') return { method: 'GET', path: `${action.split(/[?#]/)[0]}?${fields}` }
  const sent = new Response(attributeOf(form, 'enctype') === 'multipart/form-data' ? data : fields)
  const type = sent.headers.get('content-type') ?? ''
  return { method: 'POST', path: action, payload: Buffer.from(await sent.arrayBuffer()), type }
}

/** React writes `encType`: browsers read names in any case, the parser here does not. */
const attributeOf = (element: Element, name: string): string | undefined =>
  [...element.attributes].find((one) => one.name.toLowerCase() === name)?.value

function formOf(control: Element): Element | null {
  const id = control.getAttribute('form')
  return id ? control.ownerDocument.getElementById(id) : control.closest('form')
}

const controlsOf = (form: Element): Element[] =>
  [...form.ownerDocument.querySelectorAll('input, select, textarea')].filter(
    (control) =>
      formOf(control) === form && !control.hasAttribute('disabled') && !control.closest('fieldset[disabled]'),
  )

function fill(element: Element, value: Filled['value']): void {
  if (element.hasAttribute('disabled')) throw new Error(`${element.outerHTML} cannot be filled`)
  if (typeof value === 'object') return
  if (element.localName === 'select') choose(element, String(value))
  else if (element.localName === 'textarea') element.textContent = String(value)
  else if (typeof value === 'string') element.setAttribute('value', value)
  else tick(element, value)
}

function tick(box: Element, isTicked: boolean): void {
  const isRadio = box.getAttribute('type') === 'radio'
  const alike = isRadio ? controlsOf(formOf(box) ?? box).filter((one) => one.getAttribute('type') === 'radio') : []
  for (const other of alike) {
    if (other.getAttribute('name') === box.getAttribute('name')) other.removeAttribute('checked')
  }
  box.toggleAttribute('checked', isTicked)
}

function choose(select: Element, wanted: string): void {
  const options = [...select.querySelectorAll('option')]
  const choice = options.find((option) => choiceValue(option) === wanted || option.textContent?.trim() === wanted)
  if (!choice) throw new Error(`no choice ${wanted}; there are: ${options.map((o) => o.textContent).join(' | ')}`)
  for (const option of options) option.removeAttribute('selected')
  choice.setAttribute('selected', '')
}

const choiceValue = (option: Element): string => option.getAttribute('value') ?? option.textContent ?? ''

/** What a control adds to its form; nothing where it is not ticked. */
function valueOfControl(control: Element): string | undefined {
  const type = control.getAttribute('type') ?? ''
  if (type === 'checkbox' || type === 'radio') {
    return control.hasAttribute('checked') ? (control.getAttribute('value') ?? 'on') : undefined
  }
  if (control.localName === 'textarea') return control.textContent ?? ''
  if (control.localName !== 'select') return control.getAttribute('value') ?? ''
  const option = control.querySelector('option[selected]') ?? control.querySelector('option')
  return option ? choiceValue(option) : undefined
}

function addTo(data: FormData, control: Element, filled: readonly Filled[]): void {
  const field = control.getAttribute('name')
  const type = control.getAttribute('type') ?? ''
  if (!field || ['submit', 'button', 'image', 'reset'].includes(type)) return
  if (type === 'file') {
    const file = filled.find(({ element }) => element === control)?.value
    data.append(
      field,
      typeof file === 'object' ? new File([new Uint8Array(file.bytes)], file.name, file) : new File([], ''),
    )
    return
  }
  const value = valueOfControl(control)
  if (value !== undefined) data.append(field, value)
}
