import { useState } from 'react'
import { ChevronDown, LogOut } from '#web/ui/icons/icons.ts'
import { Button } from '../button.tsx'
import { buttonClass } from '../button-class.ts'
import { Checkbox } from '../checkbox.tsx'
import { Dialog } from '../dialog.tsx'
import { Menu, MenuDivider, menuItemClass } from '../menu.tsx'
import { opensModal } from '../opens-modal.ts'
import { Sheet } from '../sheet.tsx'
import { Group, Row } from './group.tsx'
import type { Samples } from './samples.ts'
import { ToastRow } from './toast-row.tsx'

export function PopupsGroup({ texts }: { texts: Samples['popups'] }) {
  const [open, setOpen] = useState(false)
  const { dialog, sheet, close } = texts
  const leave = () => setOpen(false)
  return (
    <Group title={texts.title}>
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {dialog.open}
        </Button>
        <Button variant="secondary" {...opensModal('gallery-sheet')}>
          {sheet.open}
        </Button>
        <AccountMenu texts={texts.menu} />
      </Row>
      <ToastRow texts={texts.toast} closeLabel={close} />
      <Dialog
        open={open}
        onClose={leave}
        title={dialog.title}
        closeLabel={close}
        footer={
          <>
            <Button variant="secondary" onClick={leave}>
              {dialog.keep}
            </Button>
            <Button variant="danger" onClick={leave}>
              {dialog.confirm}
            </Button>
          </>
        }
      >
        <p>{dialog.text}</p>
      </Dialog>
      <FilterSheet texts={sheet} closeLabel={close} />
    </Group>
  )
}

function AccountMenu({ texts }: { texts: Samples['popups']['menu'] }) {
  const trigger = (
    <>
      {texts.trigger}
      <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/menu:rotate-180" />
    </>
  )
  return (
    <Menu trigger={trigger} triggerClass={buttonClass({ variant: 'quiet' })}>
      {texts.items.map((item) => (
        <a key={item} href={`#${item}`} className={menuItemClass()}>
          {item}
        </a>
      ))}
      <MenuDivider />
      <button type="button" className={menuItemClass({ tone: 'danger' })}>
        <LogOut aria-hidden="true" />
        {texts.leave}
      </button>
    </Menu>
  )
}

function FilterSheet({ texts, closeLabel }: { texts: Samples['popups']['sheet']; closeLabel: string }) {
  return (
    <Sheet
      id="gallery-sheet"
      title={texts.title}
      closeLabel={closeLabel}
      footer={
        <form method="dialog" className="flex w-full">
          <Button wide type="submit">
            {texts.apply}
          </Button>
        </form>
      }
    >
      {texts.filters.map((filter) => (
        <Checkbox key={filter} name="filter" value={filter} label={filter} />
      ))}
    </Sheet>
  )
}
