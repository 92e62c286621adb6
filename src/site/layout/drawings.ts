import type { IllustrationName } from '../../content/names.ts'

/** A line drawing on a field of 240 × 180: areas that cover what is behind them, then lines, then small solid marks in the accent. */
export interface Drawing {
  area: string
  line: string
  solid?: string
}

/** A path of a rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 8) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1-${radius} ${radius}h-${width - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`

/** A path of a circle. */
export const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`

const laptop = `${box(62, 50, 116, 76)}M46 126h148l-8 12h-132zM108 126v4h24v-4`

export const drawings: Record<IllustrationName, Drawing> = {
  devices: {
    area: `${box(40, 46, 112, 76)}${box(142, 66, 58, 76)}`,
    line: `M142 122h-94a8 8 0 0 1-8-8v-60a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v12M96 122v14M72 136h48${box(142, 66, 58, 76)}M164 132h14M58 66h44M58 78h28M156 84h30M156 96h20`,
    solid: `${ring(58, 104, 5)}${ring(76, 104, 5)}${ring(94, 104, 5)}`,
  },
  shield: {
    area: 'M120 30l58 20v40c0 34-24 54-58 64-34-10-58-30-58-64v-40z',
    line: 'M120 30l58 20v40c0 34-24 54-58 64-34-10-58-30-58-64v-40zM120 48l40 14v28c0 24-16 38-40 46-24-8-40-22-40-46v-28z',
    solid: 'M104 88l12 12 24-26 6 6-30 32-18-18z',
  },
  mail: {
    area: box(46, 54, 128, 88),
    line: `${box(46, 54, 128, 88)}M48 60l62 48 62-48M50 138l42-40M170 138l-42-40`,
    solid: `${ring(178, 54, 16)}`,
  },
  identity: {
    area: box(48, 40, 144, 104, 12),
    line: `${box(48, 40, 144, 104, 12)}${ring(92, 82, 18)}M64 128c4-18 16-22 28-22s24 4 28 22M138 76h36M138 92h36M138 108h22`,
    solid: 'M104 40h32v8h-32z',
  },
  browser: {
    area: box(38, 40, 164, 104, 10),
    line: `${box(38, 40, 164, 104, 10)}M38 64h164M92 52h92M104 96v-8a16 16 0 0 1 32 0v8${box(94, 96, 52, 34, 6)}M120 108v10`,
    solid: `${ring(52, 52, 4)}${ring(64, 52, 4)}${ring(76, 52, 4)}`,
  },
  assets: {
    area: `${box(44, 96, 44, 44, 6)}${box(98, 96, 44, 44, 6)}${box(152, 96, 44, 44, 6)}`,
    line: `${box(44, 96, 44, 44, 6)}${box(98, 96, 44, 44, 6)}${box(152, 96, 44, 44, 6)}${box(98, 36, 44, 32, 6)}M120 68v28M66 96v-14h108v14M56 112h20M110 112h20M164 112h20M56 124h12M110 124h12M164 124h12`,
    solid: ring(120, 52, 6),
  },
  signature: {
    area: box(46, 40, 148, 104, 10),
    line: `${box(46, 40, 148, 104, 10)}M62 60h84M62 74h112M62 88h64M62 104h116M64 130c10-16 16-18 18-8s6 4 12-2 8 6 16 2`,
    solid: `${box(140, 114, 38, 18, 4)}`,
  },
  patch: {
    area: ring(120, 90, 54),
    line: `${ring(120, 90, 54)}M92 90a28 28 0 0 1 48-20M148 90a28 28 0 0 1-48 20M142 54v18h-18M98 126v-18h18`,
    solid: ring(120, 90, 7),
  },
  cloud: {
    area: 'M84 128a30 30 0 0 1-4-60 44 44 0 0 1 84-4 32 32 0 0 1 0 64z',
    line: 'M84 128a30 30 0 0 1-4-60 44 44 0 0 1 84-4 32 32 0 0 1 0 64zM92 128v18M120 128v24M148 128v18',
    solid: `${ring(92, 150, 5)}${ring(120, 156, 5)}${ring(148, 150, 5)}`,
  },
  meeting: {
    area: box(58, 32, 124, 74),
    line: `${box(58, 32, 124, 74)}M120 32v74M58 69h124M40 132h160M64 132v22M176 132v22M96 118h48${ring(89, 48, 7)}${ring(151, 48, 7)}${ring(89, 85, 7)}${ring(151, 85, 7)}`,
    solid: box(108, 112, 24, 8, 4),
  },
  network: {
    area: `${box(94, 32, 52, 32, 6)}${ring(56, 126, 20)}${ring(120, 126, 20)}${ring(184, 126, 20)}`,
    line: `${box(94, 32, 52, 32, 6)}M120 64v42M56 90v16M184 90v16${ring(56, 126, 20)}${ring(120, 126, 20)}${ring(184, 126, 20)}M48 126h16M112 126h16M176 126h16`,
    solid: `${ring(106, 48, 4)}${ring(118, 48, 4)}`,
  },
  office: {
    area: `${box(40, 44, 64, 104, 4)}${box(140, 72, 60, 76, 4)}`,
    line: `${box(40, 44, 64, 104, 4)}${box(140, 72, 60, 76, 4)}M26 148h188M56 64h10M78 64h10M56 84h10M78 84h10M56 104h10M78 104h10M156 92h10M176 92h10M156 112h10M176 112h10M64 148v-22h16v22M110 98h22M124 90l8 8-8 8`,
    solid: 'M162 148v-16h16v16z',
  },
  server: {
    area: `${box(58, 34, 124, 32, 6)}${box(58, 74, 124, 32, 6)}${box(58, 114, 124, 32, 6)}`,
    line: `${box(58, 34, 124, 32, 6)}${box(58, 74, 124, 32, 6)}${box(58, 114, 124, 32, 6)}M112 50h54M112 90h54M112 130h54`,
    solid: `${ring(76, 50, 5)}${ring(92, 50, 5)}${ring(76, 90, 5)}${ring(76, 130, 5)}`,
  },
  apple: {
    area: `${box(52, 58, 74, 74, 6)}${box(138, 42, 50, 90, 10)}`,
    line: `${box(52, 58, 74, 74, 6)}M52 80h74M76 58v74${box(138, 42, 50, 90, 10)}M156 50h14M30 146h180M88 96h24M88 108h24M88 120h14`,
    solid: `${ring(64, 69, 4)}${ring(163, 122, 4)}`,
  },
  support: {
    area: ring(120, 90, 54),
    line: `${ring(120, 90, 54)}${ring(120, 90, 22)}M104 74l-22-22M136 74l22-22M104 106l-22 22M136 106l22 22`,
    solid: ring(120, 90, 7),
  },
  tablet: {
    area: box(70, 28, 100, 124, 10),
    line: `${box(70, 28, 100, 124, 10)}M88 52h64M88 68h40M88 92l14 14 22-28M88 126h64`,
    solid: ring(140, 92, 6),
  },
  laptop: {
    area: box(62, 50, 116, 76),
    line: `${laptop}M82 72h40M82 86h60M82 100h28`,
    solid: box(138, 68, 22, 14, 3),
  },
  document: {
    area: 'M76 28h62l28 28v96h-90z',
    line: 'M76 28h62l28 28v96h-90zM138 28v28h28M92 76h56M92 92h56M92 108h56M92 124h34',
    solid: box(92, 48, 28, 10, 3),
  },
  accessibility: {
    area: ring(120, 90, 58),
    line: `${ring(120, 90, 58)}M90 76c20 8 40 8 60 0M120 82v24M120 106l-14 28M120 106l14 28`,
    solid: ring(120, 60, 8),
  },
  users: {
    area: `${ring(84, 62, 20)}${ring(156, 62, 20)}M56 108a28 20 0 0 1 56 0zM128 108a28 20 0 0 1 56 0z${box(36, 108, 168, 20, 4)}`,
    line: `${ring(84, 62, 20)}${ring(156, 62, 20)}M56 108a28 20 0 0 1 56 0M128 108a28 20 0 0 1 56 0${box(36, 108, 168, 20, 4)}M56 128v26M184 128v26M104 62h32`,
    solid: ring(120, 118, 5),
  },
  lost: {
    area: '',
    line: `M40 40V28H52M188 28h12v12M200 140v12h-12M52 152H40V140${ring(176, 90, 14)}`,
    solid: 'M86 78h4v24h-4z',
  },
}
