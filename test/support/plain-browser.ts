import { parseHTML } from 'linkedom'
import { type Address, accessibleName, byName, fieldOf, type Name } from './accessible.ts'
import { type Filling, type Submission, submission } from './form-fields.ts'
import type { TestApp } from './test-app.ts'
import { type Browser, newBrowser, sendTo } from './visits.ts'

/**
 * A browser without scripts, over `inject`: it follows links and sends forms by the names people read, keeps cookies,
 * and goes where redirects lead. It draws nothing: what is about size, colour or scripts belongs into a real one.
 */
export class PlainBrowser {
  status = 0
  /** Path and query of the page that is shown. */
  path = '/'
  html = ''
  document: Document = parseHTML('<html></html>').document
  readonly browser: Browser
  private readonly home: TestApp

  constructor(home: TestApp, browser: Browser = newBrowser()) {
    this.home = home
    this.browser = browser
  }

  open(path: string): Promise<this> {
    return this.go({ method: 'GET', path })
  }

  /** Every element of the page that matches a selector. */
  all(selector: string): Element[] {
    return [...this.document.querySelectorAll(selector)]
  }

  /** The text of the page's body, or of the first element that matches, with single spaces. */
  text(selector = 'body'): string {
    return textOf(this.one(selector))
  }

  /** The one element that matches; fails where there is none. */
  one(selector: string): Element {
    const [first] = this.all(selector)
    if (!first) throw new Error(`${this.path} has no ${selector}`)
    return first
  }

  /** The link of that name, as one address. */
  link(name: Name, within: Element | Document = this.document): string {
    return byName([...within.querySelectorAll('a[href]')], name, `link on ${this.path}`).getAttribute('href') ?? ''
  }

  follow(name: Name, within?: Element): Promise<this> {
    return this.open(this.link(name, within))
  }

  /** The part of the page of that name: a region, group, navigation, article, list or form. */
  part(name: Name): Element {
    const parts = 'section, nav, aside, article, fieldset, form, dialog, search, ul, ol, table, [role], details'
    return byName(this.all(parts), name, `part of ${this.path}`)
  }

  /** The field of that label; `Pemesan › Nama` looks for "Nama" in the part "Pemesan". */
  field(label: Address): Element {
    return fieldOf(this.document, label, this.path)
  }

  /** What a field holds now. */
  value(label: Address): string {
    const field = this.field(label)
    if (field.localName === 'textarea') return field.textContent ?? ''
    if (field.localName !== 'select') return field.getAttribute('value') ?? ''
    const chosen = field.querySelector('option[selected]') ?? field.querySelector('option')
    return chosen?.getAttribute('value') ?? chosen?.textContent ?? ''
  }

  /** Fills fields by their labels and presses a button by its name: sends the form the button belongs to. */
  async press(button: Name, filling: Filling = {}, within: Element | Document = this.document): Promise<this> {
    // Without scripts any other button does nothing.
    const buttons = [...within.querySelectorAll('button:not([type=button]):not([type=reset]), input[type=submit]')]
    const clicked = byName(buttons, button, `button on ${this.path}`)
    const fields = Object.entries(filling).map(([label, value]) => ({ element: this.field(label), value }))
    return this.go(await submission(clicked, fields, this.path))
  }

  /** Name of an element as people hear it. */
  name(element: Element): string {
    return accessibleName(element)
  }

  private async go({ path, ...first }: Submission): Promise<this> {
    let url = new URL(path, `http://${this.browser.host}${this.path}`)
    let next: Omit<Submission, 'path'> = first
    for (let hops = 0; hops < 8; hops++) {
      const reply = await sendTo(this.home, this.browser, { ...next, url: url.pathname + url.search })
      const isElsewhere = reply.location !== undefined && reply.status >= 300 && reply.status < 400
      if (!isElsewhere) {
        this.status = reply.status
        this.path = url.pathname + url.search
        this.html = reply.html
        this.document = parseHTML(reply.html).document
        return this
      }
      url = new URL(reply.location ?? '', url)
      next = { method: 'GET' }
    }
    throw new Error(`${path} leads in a circle`)
  }
}

/** Text as it is read: single spaces, no scripts. */
export function textOf(element: Element): string {
  const copy = parseHTML(`<html><body>${element.outerHTML}</body></html>`).document.body
  for (const part of copy.querySelectorAll('script, style, template')) part.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}
