import type { LucideIcon } from 'lucide-react'
import Accessibility from 'lucide-react/icons/accessibility'
import AppWindow from 'lucide-react/icons/app-window'
import Box from 'lucide-react/icons/box'
import Boxes from 'lucide-react/icons/boxes'
import Building2 from 'lucide-react/icons/building-2'
import Calendar from 'lucide-react/icons/calendar'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Cloud from 'lucide-react/icons/cloud'
import Compass from 'lucide-react/icons/compass'
import FileText from 'lucide-react/icons/file-text'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Globe from 'lucide-react/icons/globe'
import Key from 'lucide-react/icons/key'
import Laptop from 'lucide-react/icons/laptop'
import Layers from 'lucide-react/icons/layers'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Network from 'lucide-react/icons/network'
import PenLine from 'lucide-react/icons/pen-line'
import Phone from 'lucide-react/icons/phone'
import Plug from 'lucide-react/icons/plug'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import Server from 'lucide-react/icons/server'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import Star from 'lucide-react/icons/star'
import Tablet from 'lucide-react/icons/tablet'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import Video from 'lucide-react/icons/video'
import Wrench from 'lucide-react/icons/wrench'
import type { IconName } from '../../content/names.ts'

/** Icons that MDX and data files may name. */
const icons = {
  devices: MonitorSmartphone,
  shield: ShieldCheck,
  mail: Mail,
  identity: Fingerprint,
  browser: AppWindow,
  assets: Boxes,
  signature: PenLine,
  patch: RefreshCw,
  cloud: Cloud,
  meeting: Video,
  network: Network,
  office: Building2,
  server: Server,
  apple: Smartphone,
  support: LifeBuoy,
  tablet: Tablet,
  laptop: Laptop,
  document: FileText,
  accessibility: Accessibility,
  lost: Compass,
  check: Check,
  clock: Clock,
  lock: Lock,
  users: Users,
  key: Key,
  chart: ChartNoAxesColumn,
  wrench: Wrench,
  truck: Truck,
  phone: Phone,
  star: Star,
  globe: Globe,
  refresh: RefreshCw,
  plug: Plug,
  layers: Layers,
  search: Search,
  box: Box,
  calendar: Calendar,
} as const satisfies Record<IconName, LucideIcon>

/** A decorative line icon; the text next to it says the same. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = icons[name]
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.75} className="shrink-0" />
}
