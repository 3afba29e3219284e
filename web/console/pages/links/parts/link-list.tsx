import { Form, Link, useLoaderData } from 'react-router'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { useWords } from '../../../use-shell.ts'
import type { loadLinks, ShownLink } from '../load.server.ts'
import { words } from '../words.ts'
import { CopyAddress } from './copy-address.tsx'

const tones = { open: 'success', over: 'neutral', ended: 'neutral' } as const

export function LinkList() {
  const { links, profiles } = useLoaderData<typeof loadLinks>()
  const say = useWords(words)
  return (
    <section aria-labelledby="list-title" className="flex flex-col gap-3">
      <h2 id="list-title" className="text-lg">
        {say.list}
      </h2>
      {links.length === 0 && <p className="text-muted">{say.empty}</p>}
      <ul className="flex flex-col gap-3">
        {links.map((link) => (
          <LinkLine key={link.id} link={link} namesBrand={profiles.length > 1} />
        ))}
      </ul>
    </section>
  )
}

function LinkLine({ link, namesBrand }: { link: ShownLink; namesBrand: boolean }) {
  const say = useWords(words)
  return (
    <Card as="li" className="flex flex-col gap-2">
      {link.address ? <CopyAddress address={link.address} /> : <span className="text-muted">{say.unknown}</span>}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {namesBrand && <Fact name={say.brand} value={link.brand} />}
        <Fact name={say.target} value={link.target} />
        <Fact name={say.opened} value={link.opened} />
        <Fact name={say.until} value={link.until} />
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tones[link.state]}>{say[link.state]}</Badge>
        {link.address && (
          <Link to={link.qr} className={linkClass()}>
            {say.qr}
          </Link>
        )}
        {link.state === 'open' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={link.id} />
            <input type="hidden" name="key" value={link.key} />
            <Button type="submit" name="intent" value="end" variant="quiet" size="sm">
              {say.end}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1">
      <dt className="text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}
