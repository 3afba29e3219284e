import { Outlet } from 'react-router'
import { Frame } from '../components/shell/frame.tsx'
import { Main } from '../components/shell/main.tsx'

export default function PromoLayout() {
  return (
    <Frame>
      <Main>
        <Outlet />
      </Main>
    </Frame>
  )
}
