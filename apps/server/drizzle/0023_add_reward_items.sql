CREATE TYPE "public"."reward_entry_kind" AS ENUM('granted', 'claimed', 'released', 'paid', 'expired');--> statement-breakpoint
CREATE TYPE "public"."reward_item_kind" AS ENUM('trial_bonus', 'invitation_bonus', 'task_fee');--> statement-breakpoint
CREATE TYPE "public"."reward_payer" AS ENUM('platform', 'vendor');--> statement-breakpoint
CREATE TABLE "reward_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reward_entries_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"kind" "reward_entry_kind" NOT NULL,
	"amount" integer NOT NULL,
	"reward_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reward_entries_amount_check" CHECK (case "reward_entries"."kind" when 'granted' then "reward_entries"."amount" > 0 when 'released' then "reward_entries"."amount" > 0 when 'paid' then "reward_entries"."amount" = 0 else "reward_entries"."amount" < 0 end),
	CONSTRAINT "reward_entries_reward_check" CHECK (("reward_entries"."kind" in ('claimed', 'released', 'paid')) = ("reward_entries"."reward_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "reward_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "reward_item_kind" NOT NULL,
	"cause" text NOT NULL,
	"amount" integer NOT NULL,
	"payer" "reward_payer" NOT NULL,
	"title" text NOT NULL,
	"project_id" uuid,
	"task_id" uuid,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	CONSTRAINT "reward_items_cause_unique" UNIQUE("cause"),
	CONSTRAINT "reward_items_amount_check" CHECK ("reward_items"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_item_id_reward_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."reward_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_items" ADD CONSTRAINT "reward_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_items" ADD CONSTRAINT "reward_items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_items" ADD CONSTRAINT "reward_items_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_entries_item_id_ordinal_index" ON "reward_entries" USING btree ("item_id","ordinal");--> statement-breakpoint
CREATE INDEX "reward_entries_reward_id_index" ON "reward_entries" USING btree ("reward_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_entries_granted_index" ON "reward_entries" USING btree ("item_id") WHERE "reward_entries"."kind" = 'granted';--> statement-breakpoint
CREATE UNIQUE INDEX "reward_entries_settled_index" ON "reward_entries" USING btree ("item_id") WHERE "reward_entries"."kind" in ('paid', 'expired');--> statement-breakpoint
CREATE INDEX "reward_items_user_id_index" ON "reward_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reward_items_expires_at_index" ON "reward_items" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION "refuse_to_change_the_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger is only added to: % of reward_entries is refused.', TG_OP;
END $$;--> statement-breakpoint
CREATE TRIGGER "reward_entries_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "reward_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_the_ledger"();
