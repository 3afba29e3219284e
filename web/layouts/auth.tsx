import { Outlet } from 'react-router'

export default function AuthLayout() {
  return (
    <main id="main" className="flex-1">
      <Outlet />
    </main>
  )
}
