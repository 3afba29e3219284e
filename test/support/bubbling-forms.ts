const checkedTypes = ['email', 'url', 'number', 'date', 'month']
const checks = ['required', 'minlength', 'pattern', 'min', 'max']

// React writes `noValidate` and `minLength`: browsers read names in any case, the parser here does not.
const namesOf = (element: Element): string[] => [...element.attributes].map(({ name }) => name.toLowerCase())

const isChecked = (control: Element): boolean =>
  checkedTypes.includes(control.getAttribute('type') ?? '') || namesOf(control).some((name) => checks.includes(name))

/** Forms that a browser stops by itself, with a bubble in its own words and language instead of ours at the field. */
export const bubblingForms = (document: Document): string[] =>
  [...document.querySelectorAll('form')]
    .filter((form) => !namesOf(form).includes('novalidate'))
    .filter((form) => [...form.querySelectorAll('input, select, textarea')].some(isChecked))
    .map((form) => form.outerHTML.slice(0, 120))
