'use client';

import type { DeskLead } from '@showroom/api-contract/desk-leads';
import { leadStatuses } from '@showroom/domain/lead/lead-status';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Text } from '@showroom/ui/text';
import { bytesOf, saveFile } from '@showroom/visitor/save-file';
import * as css from '../desk.css.ts';
import { OpenedView } from '../lists/opened-view.tsx';
import { failureOf, useOpenedThing } from '../lists/use-opened-thing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { AnswerForm } from './answer-form.tsx';
import { DeliveryTable } from './delivery-table.tsx';

const eventWords = {
  note: 'Клиент написал',
  answer: 'Ответ клиенту',
  status: 'Статус',
  assignee: 'Отвечает',
  withdrawn: 'Клиент отозвал заявку',
} as const;

const factsOf = ({ formName, createdAt, page, vehicle, dealer, answerBy, isLate, consent, answers }: DeskLead) =>
  [
    ['Тема', formName],
    ['Отправлена', timeText(createdAt)],
    ['Страница', page],
    ['Автомобиль', vehicle],
    ['Дилерский центр', dealer],
    ['Ответить', isLate ? 'срок прошёл' : answerBy],
    ...answers,
    ['Согласие', consent && `${timeText(consent.at)}, ${consent.marketing ? 'с\u00a0рассылкой' : 'без рассылки'}`],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));

/** One request: what was asked, what was sent about it, and all that may be done with it. */
export function LeadView({ number, onClose }: { number: string; onClose: () => void }) {
  const { call } = useDesk();
  const {
    thing: lead,
    failure,
    setFailure,
    take,
  } = useOpenedThing(number, () => call('GET /reports/leads/{number}', { number }));
  const save = async (id: string) => {
    const reply = await call('GET /reports/leads/{number}/files/{id}', { number, id });
    if (reply.kind === 'done') saveFile(reply.body.name, bytesOf(reply.body.base64));
    else setFailure(failureOf(reply));
  };
  return (
    <OpenedView title={`Заявка № ${number}`} failure={failure} onClose={onClose}>
      {lead ? (
        <>
          <Text weight="strong">{leadStatuses[lead.status]}</Text>
          <div className={css.facts}>
            <FactList facts={factsOf(lead)} />
          </div>
          <Cluster gap={3}>
            {lead.moves.length > 0 ? <Text tone="quiet">Перевести в&nbsp;статус:</Text> : null}
            {lead.moves.map((status) => (
              <Button
                key={status}
                tone="outline"
                size="sm"
                onClick={async () => take(await call('POST /reports/leads/{number}/status', { number, status }))}
              >
                {leadStatuses[status]}
              </Button>
            ))}
          </Cluster>
          {lead.advisers.length > 0 ? (
            <Select
              name="assignee"
              label="Кто отвечает"
              value={lead.advisers.find(({ name }) => name === lead.assignee)?.code ?? ''}
              options={[
                { value: '', label: 'Никто' },
                ...lead.advisers.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              onChange={async ({ target }) =>
                take(await call('POST /reports/leads/{number}/assignee', { number, assignee: target.value || null }))
              }
            />
          ) : null}
          {lead.files.map(({ id, name }) => (
            <button key={id} type="button" className={css.lineButton} onClick={() => save(id)}>
              Скачать {name}
            </button>
          ))}
          <AnswerForm
            by={lead.answersBy}
            onSend={async (text) => take(await call('POST /reports/leads/{number}/answer', { number, text }))}
          />
          <Heading level={2} size="sm">
            История
          </Heading>
          {lead.history.length === 0 ? <Text tone="quiet">Пока ничего.</Text> : null}
          {lead.history.map(({ kind, body, at }) => (
            <Text key={`${at} ${kind} ${body}`}>
              {timeText(at)}. {eventWords[kind]}
              {body ? `: ${body}` : ''}
            </Text>
          ))}
          <DeliveryTable deliveries={lead.deliveries} />
        </>
      ) : null}
    </OpenedView>
  );
}
