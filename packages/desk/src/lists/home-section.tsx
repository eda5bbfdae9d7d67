import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';

const parts = [
  ['/reports/leads/', 'Заявки', 'Список, ответ клиенту, статусы, файлы, история доставки.'],
  ['/reports/feedback/', 'Обратная связь', 'Обращения из\u00a0форм обратной связи.'],
  ['/reports/deliveries/', 'Недоставленное', 'Письма, SMS и\u00a0события для\u00a0CRM, которые не\u00a0дошли.'],
  ['/reports/links/', 'Короткие ссылки', 'Ссылки и\u00a0QR-коды для\u00a0печати, число переходов.'],
  ['/reports/lead-counts/', 'Отчёт: заявки по\u00a0дням', 'По\u00a0формам и\u00a0дилерам.'],
  ['/reports/answer-times/', 'Отчёт: время ответа', 'Сколько заявок отвечено и\u00a0в\u00a0срок.'],
  ['/reports/link-clicks/', 'Отчёт: переходы', 'По\u00a0коротким ссылкам.'],
  [
    '/reports/content/',
    'Тексты',
    'Страницы, новости, статьи, акции, вакансии: правка, просмотр, публикация, прежние версии.',
  ],
  ['/reports/pictures/', 'Картинки', 'Фотографии для\u00a0текстов: загрузка, имя, описание.'],
  ['/reports/redirects/', 'Переадресации', 'Старые адреса и куда они ведут, число переходов, загрузка из CSV.'],
  ['/reports/seo/', 'Тексты для поиска', 'Заголовки и описания отдельных адресов, загрузка из CSV.'],
  ['/reports/reviews/', 'Отзывы', 'Проверка, публикация, отказ с причиной, ответы от имени центра.'],
  ['/reports/embeds/', 'Виджеты', 'Формы для\u00a0сайтов партнёров: код для\u00a0вставки и\u00a0живой пример.'],
  ['/reports/staff/', 'Сотрудники', 'Кто входит на\u00a0рабочий стол, роли и\u00a0центры; для\u00a0администратора.'],
  ['/reports/audit/', 'Журнал', 'Кто, что и когда сделал.'],
] as const;

/** What the desk has. */
export function HomeSection() {
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Рабочий стол
      </Heading>
      {parts.map(([href, name, words]) => (
        <div key={href}>
          <Heading level={2} size="sm">
            <TextLink href={href}>{name}</TextLink>
          </Heading>
          <Text tone="quiet">{words}</Text>
        </div>
      ))}
    </Stack>
  );
}
