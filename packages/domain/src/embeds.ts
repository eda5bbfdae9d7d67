/** Pages that partners may put into a frame of theirs (PRD-2). `name` is what the internal address and the snippet call one. */
export const embeds = {
  'service-online': { path: '/iframe/service/online/', title: 'Запись на\u00a0сервис' },
  insurance: { path: '/iframe/services/insurance/', title: 'Заявка на\u00a0страхование' },
  testdrive: { path: '/iframe/services/testdrive/', title: 'Запись на\u00a0тест-драйв' },
} as const;
export type EmbedName = keyof typeof embeds;

/** Pages of the shop and the stock, which lead to each other inside one frame. */
export const embedPages = {
  store: { path: '/iframe/store/', title: 'Аксессуары' },
  parts: { path: '/iframe/parts/', title: 'Запчасти' },
  catalog: { path: '/iframe/catalog_list/', title: 'Автомобили' },
} as const;
export type EmbedPageName = keyof typeof embedPages;
/** Everything that has a snippet. */
export const framed = { ...embeds, ...embedPages };
export type FramedName = keyof typeof framed;

export const isEmbedName = (name: string): name is EmbedName => Object.hasOwn(embeds, name);

/** What an embedded page tells the page around it: its height in CSS pixels. */
export type EmbedMessage = { type: 'showroom:height'; height: number };
/** What the page around may ask: the height at once, whenever it begins to listen. */
export const embedQuestion = 'showroom:height?';

/** A frame is never made taller than this, CSS pixels, whatever a message says. */
const tallest = 10_000;

/**
 * What a partner pastes into a page: the frame, and the script that keeps it as tall as its matter. The script takes messages of this
 * frame and this site alone.
 * @param origin of the storefront, without a final slash
 */
export function embedSnippet(origin: string, name: FramedName): string {
  const { path, title } = framed[name];
  const id = `showroom-${name}`;
  return `<iframe id="${id}" src="${origin}${path}" title="${title}" style="width:100%;height:900px;border:0"></iframe>
<script>
(function () {
  var frame = document.getElementById('${id}');
  addEventListener('message', function (event) {
    if (event.source !== frame.contentWindow || event.origin !== '${origin}') return;
    var data = event.data || {};
    if (data.type === 'showroom:height' && data.height > 0 && data.height < ${tallest}) {
      frame.style.height = Math.ceil(data.height) + 'px';
    }
  });
  frame.addEventListener('load', function () {
    frame.contentWindow.postMessage('${embedQuestion}', '${origin}');
  });
})();
</script>`;
}
