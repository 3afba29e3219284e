import { Form, useNavigation } from 'react-router'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { LoadedList, ShownAddress } from '../load.server.ts'
import { addressOf, type Query } from '../query.ts'

type AddressCardProps = { address: ShownAddress; query: Query; say: LoadedList['say'] }

export function AddressCard({ address, query, say }: AddressCardProps) {
  const { id, label, note } = address
  const { search, back } = query
  const look = buttonClass({ variant: 'secondary', size: 'sm' })
  const own = <VisuallyHidden> {label}</VisuallyHidden>
  return (
    <Card as="article" aria-labelledby={`address-${id}`} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`address-${id}`} className="min-w-0 text-lg [overflow-wrap:anywhere]">
          {label}
        </h2>
        {address.is_active && <Badge tone="success">{say.active}</Badge>}
      </div>
      <p className="font-semibold [overflow-wrap:anywhere]">{address.recipient}</p>
      <p className="[overflow-wrap:anywhere]">
        {address.street}
        <br />
        {address.region}
      </p>
      {note && <p className="text-muted text-sm [overflow-wrap:anywhere]">{note}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        <Choose address={address} back={back} say={say} />
        <ShellLink path={addressOf({ edit: id, back })} className={look}>
          {say.edit}
          {own}
        </ShellLink>
        <ShellLink
          path={addressOf({ remove: id, search, back })}
          preventScrollReset
          className={`${look} text-danger-text`}
        >
          {say.remove}
          {own}
        </ShellLink>
      </div>
    </Card>
  )
}

type ChooseProps = Pick<AddressCardProps, 'address' | 'say'> & { back: string | undefined }

/** Who came to choose an address takes one; the one that is active already needs no more than going back. */
function Choose({ address: { id, label, is_active }, back, say }: ChooseProps) {
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get('intent') === 'activate' && navigation.formData.get('id') === id
  const own = <VisuallyHidden> {label}</VisuallyHidden>
  if (is_active) {
    return back ? (
      <a href={back} className={buttonClass({ size: 'sm' })}>
        {say.use}
        {own}
      </a>
    ) : null
  }
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="activate" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" variant={back ? 'primary' : 'secondary'} busy={isBusy} busyLabel={say.saving}>
        {back ? say.use : say.activate}
        {own}
      </Button>
    </Form>
  )
}
