import type { ThemeTokens } from '@showroom/ui/theme/tokens';

/** Styles of the page without a network: the brand's colours, type and corners, as its frame has them. */
export function pageStyle({ color, brand, radius, type }: ThemeTokens, fontFile: string): string {
  return `
@font-face{font-family:"${type.family}";src:url("${fontFile}") format("woff2");font-weight:400 800}
*{box-sizing:border-box;margin:0}
body{background:${color.surface};color:${color.text};font:${type.weight.regular} 16px/1.5 "${type.family}",system-ui,sans-serif}
header{background:${brand.surface};border-bottom:1px solid ${brand.line};padding:16px max(16px,calc(50% - 464px))}
header svg{display:block;height:32px;width:160px}
main{max-width:960px;margin-inline:auto}
main{padding:32px 16px 64px}
h1{font:${type.weight.heading} clamp(26px,6vw,36px)/1.2 "${type.headingFamily}",system-ui,sans-serif;letter-spacing:${type.headingTracking}em}
h2{font:${type.weight.heading} 22px/1.3 "${type.headingFamily}",system-ui,sans-serif;margin-top:40px}
p{margin-top:12px;max-width:36em}
.quiet{color:${color.textQuiet}}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin-top:20px}
button,.call{font:inherit;font-weight:${type.weight.strong};min-height:48px;padding:0 20px;border-radius:${radius.m}px;border:1px solid ${color.action};display:inline-flex;align-items:center;text-decoration:none;cursor:pointer}
button{background:${color.action};color:${color.onAction}}
.call{color:${color.action}}
:focus-visible{outline:2px solid ${color.focus};outline-offset:2px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:16px;list-style:none;padding:0;margin-top:16px}
li a{display:block;color:inherit;text-decoration:none}
li img,li .none{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:${radius.m}px;background:${color.surfaceSunken}}
li span{display:block;margin-top:8px;font-size:14px;line-height:1.4}
li span+span{margin-top:2px;font-weight:${type.weight.strong}}
`
    .trim()
    .replaceAll('\n', '');
}
